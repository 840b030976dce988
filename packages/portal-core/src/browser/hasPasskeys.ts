import { createLazyModule } from './part';

/** The browser's part, loaded by those who press a passkey's button. */
export const passkeysModule = createLazyModule(() => import('./passkeys'));

/**
 * Whether this page can use passkeys of a domain: browsers do so only there and below it, and only over HTTPS or on this
 * machine.
 */
export const hasPasskeys = (
  domain: string | undefined,
  { hostname }: Pick<Location, 'hostname'> = location,
): boolean =>
  'PublicKeyCredential' in globalThis && domain !== undefined && `.${hostname}`.endsWith(`.${domain}`);
