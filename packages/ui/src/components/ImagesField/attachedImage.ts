/** One of several images that the member chose. */
export interface AttachedImage {
  /** Unique among the images. */
  id: string;
  /** The original file, which is never uploaded. */
  source: File;
  /** The file to upload: upright, small enough, without metadata. Absent while it is being prepared. */
  file?: File | undefined;
}

/** The files to upload; undefined while one is still being prepared. */
export function getFiles(images: readonly AttachedImage[]): File[] | undefined {
  const files = images.map(({ file }) => file).filter((file) => file !== undefined);
  return files.length === images.length ? files : undefined;
}
