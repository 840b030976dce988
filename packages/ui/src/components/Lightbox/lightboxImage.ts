/** An image that can be shown large. */
export interface LightboxImage {
  /** What it is loaded by. */
  key: string;
  /** What it is; its alternative text. */
  alt: string;
}
