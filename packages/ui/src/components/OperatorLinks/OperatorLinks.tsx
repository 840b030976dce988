import { brand, type OperatorBrand } from '../../brand';
import { Link } from '../Link/Link';
import { operatorMessages } from './messages';

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
