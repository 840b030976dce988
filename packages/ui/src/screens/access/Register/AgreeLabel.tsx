import { Fragment } from 'react';
import { Link } from '../../../components/Link/Link';
import { accessTexts } from '../../../text/messages';
import type { LegalPages } from './RegisterScreen.types';
import { registerMessages } from './messages';

/** The text before a legal page's name, the name, and the text after it. */
function splitAt(text: string, words: string): string[] {
  const at = text.indexOf(words);
  return at < 0 ? [text] : [text.slice(0, at), words, text.slice(at + words.length)];
}

/** The specified text of the checkbox, with a link for each legal page that has an address (D114). */
export function AgreeLabel({ privacy, terms }: LegalPages) {
  const links: Record<string, string | undefined> = {
    [registerMessages.privacyPolicy]: privacy,
    [registerMessages.terms]: terms,
  };
  const parts = Object.keys(links).reduce<readonly string[]>(
    (pieces, page) => pieces.flatMap((piece) => (piece in links ? piece : splitAt(piece, page))),
    [accessTexts.agree],
  );
  return parts.map((part) => (
    <Fragment key={part}>
      {links[part] === undefined ? part : <Link href={links[part]}>{part}</Link>}
    </Fragment>
  ));
}
