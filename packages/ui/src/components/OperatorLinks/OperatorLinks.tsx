import { brand, type OperatorBrand } from '../../brand';
import { Link } from '../Link/Link';
import { defineMessages } from '../../text/defineMessages';

/** The links to the operator's own pages. */
export const operatorMessages = defineMessages('operatorMessages', {
  /** The page that names who runs the portal. */
  imprint: 'Imprint',
  complaints: 'Complaints',
  privacy: 'Privacy policy',
  terms: 'Terms',
  support: 'Support',
  /** The name of the group of links. */
  legal: 'Legal and contact',
});

const pages = [
  'imprint',
  'complaints',
  'privacy',
  'terms',
] as const satisfies readonly (keyof OperatorBrand)[];

/** Whether the operator has set any of the links. */
export const hasOperatorLinks = (): boolean => pages.some((page) => brand()[page] !== undefined);

/** Who runs the portal, where to complain, and what applies: the operator's settings. It shows only what is set. */
export function OperatorLinks() {
  return pages.map((page) => {
    const href = brand()[page];
    return (
      href !== undefined && (
        <Link key={page} href={href}>
          {operatorMessages[page]}
        </Link>
      )
    );
  });
}
