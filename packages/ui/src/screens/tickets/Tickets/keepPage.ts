import type { DragEvent } from 'react';

const stay = (event: DragEvent) => event.preventDefault();

/** A file dropped beside its place would be opened in place of the page, and with it all that was written. */
export const keepPage = { onDragOver: stay, onDrop: stay };
