import type { DragEvent } from 'react';

const stay = (event: DragEvent) => event.preventDefault();

/** A file dropped outside the drop zone would replace the page, and all input would be lost. */
export const keepPage = { onDragOver: stay, onDrop: stay };
