/** One of several images that the member chose. */
export interface AttachedImage {
  /** Its own among them. */
  id: string;
  /** As it was chosen; it is never sent. */
  source: File;
  /** What is sent: upright, small enough, without metadata. Absent while it is being made. */
  file?: File | undefined;
}

/** What is sent of the images; undefined while one of them is still being made. */
export function filesOf(images: readonly AttachedImage[]): File[] | undefined {
  const files = images.map(({ file }) => file).filter((file) => file !== undefined);
  return files.length === images.length ? files : undefined;
}
