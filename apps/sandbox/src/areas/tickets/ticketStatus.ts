/** B §4: only a closed ticket is reopened, and it takes no replies. */
export const ticketStatus = { new: 0, open: 1, closed: 2, reopened: 3 } as const;
