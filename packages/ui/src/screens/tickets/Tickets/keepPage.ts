import type { DragEvent } from 'react';

const stay = (event: DragEvent) => event.preventDefault();

/** A file dropped beside its place would open instead of the page, and all that was written would be lost. */
export const keepPage = { onDragOver: stay, onDrop: stay };
