/** A new housekeeping order from the list: the same form as on the board, with who has how much today. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { fetchBoard } from "../../api";
import { AddOrder } from "../../view/AddOrder";

export default function AddFromList({ onClose }: ActionDialogProps) {
	const board = useQuery({ queryKey: ["hk-staff-today"], queryFn: ({ signal }) => fetchBoard(null, signal) });
	return <AddOrder staff={board.data?.staff ?? []} made={() => undefined} close={() => onClose(true)} />;
}
