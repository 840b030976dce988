/** One of several images that the member chose. */
export interface AttachedImage {
  /** Unique among the images. */
  id: string;
  /** The file as it was chosen. It is never sent. */
  source: File;
  /** The file that is sent: upright, small enough, without metadata. Absent while it is being made. */
  file?: File | undefined;
}

/** The files to send; undefined while one of them is still being made. */
export function getFiles(images: readonly AttachedImage[]): File[] | undefined {
  const files = images.map(({ file }) => file).filter((file) => file !== undefined);
  return files.length === images.length ? files : undefined;
}
