/** An image that can be enlarged. */
export interface LightboxImage {
  /** The key that loads the image. */
  key: string;
  /** The alternative text. */
  alt: string;
}
