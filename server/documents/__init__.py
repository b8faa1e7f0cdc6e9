"""Documents: HTML set as PDF with fonts of our own, sealed with a key of the organisation, and judged whether it is unchanged."""
