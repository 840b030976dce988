/** An image instead of a JSON body. */
export class ImageAnswer {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;

  constructor(type: 'image/png' | 'image/jpeg', bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}
