/** Every setting of the portal, made at build time of the `VITE_` variables that are described here. */
export interface Env {
  /**
   * Base of the calls. VITE_API_URL: origin of a back end that answers the contract under `/api`, such as
   * `https://api.example.com`; '' (default): the origin that serves the portal.
   */
  apiUrl: string;
  /** Folder of news images and avatars. VITE_IMAGE_URL, such as `https://images.example.com`; default: `/images` of the API's origin. */
  imageUrl: string;
  /**
   * What a transaction's hash is appended to, by network (D84). VITE_EXPLORER_BEP20, VITE_EXPLORER_TRC20, such as
   * `https://bscscan.com/tx/`; default: none, and hashes are shown without a link.
   */
  explorers: { bep20?: string; trc20?: string };
  /**
   * Whether writes carry an `Idempotency-Key` (T12). VITE_IDEMPOTENCY: `on` or `off`; default: on where the API has
   * the portal's own origin, else off, because a back end's CORS has to allow the header first.
   */
  idempotency: boolean;
}

export type Variables = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What is wrong with an address, or '' when nothing is. */
function faultOf(value: string, originOnly: boolean): string {
  if (!URL.canParse(value)) return 'is not an address like https://api.example.com';
  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))
    return 'has to begin with https://';
  if (url.username || url.password || url.search || url.hash) return 'may have no user, query or hash';
  if (originOnly && url.pathname !== '/') return 'may have no path: calls go to /api of it';
  return '';
}

/** Reads the settings; throws one Error that names every variable that is wrong, and how. */
export function readEnv(variables: Variables): Env {
  const faults: string[] = [];
  const address = (name: string, originOnly: boolean) => {
    const value = text(variables[name]);
    const fault = value === '' ? '' : faultOf(value, originOnly);
    if (fault) faults.push(`${name} ${fault} (it is '${value}').`);
    return fault ? '' : value;
  };
  const host = address('VITE_API_URL', true).replace(/\/+$/, '');
  const images = address('VITE_IMAGE_URL', false).replace(/\/+$/, '');
  const bep20 = address('VITE_EXPLORER_BEP20', false);
  const trc20 = address('VITE_EXPLORER_TRC20', false);
  const idempotency = text(variables['VITE_IDEMPOTENCY']);
  if (!['', 'on', 'off'].includes(idempotency)) {
    faults.push(`VITE_IDEMPOTENCY is 'on' or 'off' (it is '${idempotency}').`);
  }
  if (faults.length > 0) throw new Error(`The portal's settings are wrong. ${faults.join(' ')}`);
  return {
    apiUrl: `${host}/api`,
    imageUrl: images === '' ? `${host}/images` : images,
    explorers: { ...(bep20 ? { bep20 } : {}), ...(trc20 ? { trc20 } : {}) },
    idempotency: idempotency === '' ? host === '' : idempotency === 'on',
  };
}
