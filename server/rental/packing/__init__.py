"""Re-packing of the room board: waiting stays get units and stays change units, so that free nights hang together."""
