import { setBrand } from '../../brand';

const links = {
  issuer: 'Example Ltd, 1 Market Street, London',
  imprint: 'https://example.com/imprint',
  complaints: 'mailto:complaints@example.com',
  privacy: 'https://example.com/privacy',
  terms: 'https://example.com/terms',
};

/** Sets the operator and their links for a story. Returns a cleanup function. */
export function setOperatorLinks(): () => void {
  setBrand(links);
  return () => setBrand(Object.fromEntries(Object.keys(links).map((name) => [name, undefined])));
}
