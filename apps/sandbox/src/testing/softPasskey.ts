import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A text of at most 23 bytes, and 24 to 255 bytes, in CBOR. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

interface Lacks {
  /** Whether the person was verified by fingerprint, face or screen lock. */
  verified?: boolean;
  /** The attestation's format. */
  format?: string;
  /** The member whose passkey it is, as the server named it. */
  userHandle?: string;
}

/** A passkey without hardware: an ES256 key that answers like a browser (Web Authentication, section 6). */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  private readonly origin: string;
  private readonly verified: boolean;
  private readonly format: string;
  private readonly userHandle: string | undefined;

  constructor(origin: string, { verified = true, format = 'none', userHandle }: Lacks = {}) {
    this.origin = origin;
    this.verified = verified;
    this.format = format;
    this.userHandle = userHandle;
  }

  /** The same passkey on a device or in a hand that answers otherwise. */
  like(lacks: Lacks): SoftPasskey {
    const copy = new SoftPasskey(this.origin, lacks);
    Object.assign(copy, { id: this.id, keys: this.keys, counter: this.counter });
    return copy;
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Its domain, that a person was present and verified, and how often it signed. */
  private authenticatorData(attested?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.counter += 1));
    const flags = Buffer.from([(attested ? 0x41 : 0x01) | (this.verified ? 0x04 : 0)]);
    return Buffer.concat([
      sha256(new URL(this.origin).hostname),
      flags,
      counter,
      attested ?? Buffer.alloc(0),
    ]);
  }

  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
    // An EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      ...[left ?? Buffer.alloc(0), Buffer.from([0x22]), right ?? Buffer.alloc(0)],
    ]);
  }

  private answer(response: Record<string, Buffer>) {
    const texts = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} },
      response: Object.fromEntries(texts) as Record<string, string>,
    };
  }

  /** The response to the options of a new passkey. */
  make(challenge: string) {
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey()]);
    const attestationObject = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text(this.format), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), bytes(this.authenticatorData(attested))],
    ]);
    return this.answer({ clientDataJSON: this.clientData('webauthn.create', challenge), attestationObject });
  }

  /** The response to the options of a sign-in. */
  use(challenge: string) {
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData();
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return this.answer({
      ...{ clientDataJSON, authenticatorData },
      signature: sign('sha256', signed, this.keys.privateKey),
      ...(this.userHandle !== undefined && { userHandle: Buffer.from(this.userHandle) }),
    });
  }
}
