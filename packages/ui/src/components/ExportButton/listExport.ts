/** An export's progress. `of` is absent while the number of rows is unknown. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'reading'; rows: number; of?: number | undefined }
  | { state: 'failed'; message: string };

/** A list's export, as its screen gets it. One file holds every filtered row, or there is no file. */
export interface ListExport {
  progress: ExportProgress;
  /** Starts the export, also again after a failure. */
  onStart: () => void;
  /** Cancels a running export, or dismisses a failed one. */
  onCancel: () => void;
}
