/** How far an export is. `of` is absent while nobody knows how many rows there are. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'reading'; rows: number; of?: number | undefined }
  | { state: 'failed'; message: string };

/** A list's export as its screen gets it: every filtered row as one file, or none. */
export interface ListExport {
  progress: ExportProgress;
  /** Begins, and begins anew after a failure. */
  onStart: () => void;
  /** Ends what is on its way, and sends a failure off. */
  onCancel: () => void;
}
