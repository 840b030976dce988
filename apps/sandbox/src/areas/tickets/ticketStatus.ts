/** B §4: only a closed ticket can be reopened, and it accepts no replies. */
export const ticketStatus = { new: 0, open: 1, closed: 2, reopened: 3 } as const;
