/** The dispatcher's board on screen: live rows, and moves that are painted at once and taken back when refused. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDescribe } from "@/engine/describe";
import { toast } from "@/kit/notice";
import { localize } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { actOn, fetchBoard } from "../api";
import { afterMove, applyEvent, type BoardData, dropOn, type Given, type Moves, movesOf } from "../board";
import type { HkOrder, HkStaff } from "../order";

const REFUSED = {
	started:
		"已开始的任务不能改派，可以新增一单 | A started order stays with its worker; make a new one instead",
	leave: "该人员正在请假 | This person is on leave",
} as const;

const NOWHERE: Moves = new Map();

/** Which cards this person may give to somebody. */
export function useMoves(): Moves {
	const describe = useDescribe("housekeeping/order");
	return useMemo(() => (describe ? movesOf(describe.actions) : NOWHERE), [describe]);
}

const give = ({ id, version }: HkOrder, given: Given) =>
	given.kind === "dispatch"
		? actOn(given.kind, { id, version, staffId: given.staffId })
		: actOn(given.kind, { id, version, staffId: given.staffId });

export function useBoard(date: string | null) {
	const client = useQueryClient();
	const moves = useMoves();
	const key = ["hk-dispatch", date ?? "today"];
	const query = useLiveQuery({
		key,
		topic: "hk-dispatch",
		fetch: (signal) => fetchBoard(date, signal),
		apply: applyEvent,
	});

	const put = (order: HkOrder) =>
		client.setQueryData<BoardData>(key, (data) => {
			const next =
				data && applyEvent(data, { topic: "", epoch: "", seq: 0, op: "order.put", data: { order } });
			return next === "refetch" ? data : next;
		});
	const refuse = (error: unknown) => {
		toast("warning", error instanceof Failure ? localize(error.message) : String(error));
		void client.invalidateQueries({ queryKey: key });
	};

	/** True when the server agreed. */
	const move = async (order: HkOrder, target: HkStaff | null): Promise<boolean> => {
		const drop = dropOn(order, target, moves);
		if (drop.kind === "none") {
			if (drop.why !== "same") toast("warning", REFUSED[drop.why]);
			return false;
		}
		client.setQueryData<BoardData>(key, (data) => data && afterMove(data, order, target));
		try {
			put(await give(order, drop));
			return true;
		} catch (error) {
			refuse(error);
			return false;
		}
	};

	return { ...query, move, put, reread: () => client.invalidateQueries({ queryKey: key }) };
}

export type Board = ReturnType<typeof useBoard>;
