/** Refusals of whoever has to do something else first, apart from how they are shown: the background worker asks too. */

/** Something comes before all else: a newer agreement to accept, a second factor to set up. */
export const isEntryDue = (id: string | undefined): boolean =>
	id === "agreement.due" || id === "account.secondFactorDue";
