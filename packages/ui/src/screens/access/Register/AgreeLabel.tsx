import { Fragment } from 'react';
import { Link } from '../../../components/Link/Link';
import { accessTexts } from '../../../text/messages';
import type { Papers } from './RegisterScreen.types';

/** The words of the box as they are specified, with a link on each paper that the portal has an address for (D114). */
export function AgreeLabel({ privacy, terms }: Papers) {
  const links: Record<string, string | undefined> = { 'Privacy policy': privacy, terms };
  return accessTexts.agree
    .split(/(Privacy policy|terms)/)
    .map((part) => (
      <Fragment key={part}>
        {links[part] === undefined ? part : <Link href={links[part]}>{part}</Link>}
      </Fragment>
    ));
}
