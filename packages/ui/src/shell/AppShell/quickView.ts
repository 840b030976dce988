/** What the quick dialog shows: the jump to a page, or the list of shortcuts. */
export type QuickView = 'jump' | 'shortcuts';
