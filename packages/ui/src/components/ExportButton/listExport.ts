/** An export's progress. `of` is absent while the number of rows is unknown. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'reading'; rows: number; of?: number | undefined }
  | { state: 'failed'; message: string };

/** A list's export for its screen. A file has every filtered row, or there is no file. */
export interface ListExport {
  progress: ExportProgress;
  /** Starts the export, or retries a failed one. */
  onStart: () => void;
  /** Cancels a running export, or dismisses a failed one. */
  onCancel: () => void;
}
