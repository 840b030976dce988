/** The view of the quick dialog: the jump to a page, or the list of shortcuts. */
export type QuickView = 'jump' | 'shortcuts';
