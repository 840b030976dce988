import { setBrand } from '../../brand';

const links = {
  imprint: 'https://example.com/imprint',
  complaints: 'mailto:complaints@example.com',
  privacy: 'https://example.com/privacy',
  terms: 'https://example.com/terms',
};

/** Sets the operator's links for a story. Returns a cleanup function. */
export function setOperatorLinks(): () => void {
  setBrand(links);
  return () => setBrand({ imprint: undefined, complaints: undefined, privacy: undefined, terms: undefined });
}
