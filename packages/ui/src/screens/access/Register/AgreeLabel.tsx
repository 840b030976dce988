import { Fragment } from 'react';
import { Link } from '../../../components/Link/Link';
import { accessTexts } from '../../../text/messages';
import type { LegalPages } from './RegisterScreen.types';
import { registerMessages } from './messages';

/** The text before a paper's words, those words, and the text behind them. */
function splitAt(text: string, words: string): string[] {
  const at = text.indexOf(words);
  return at < 0 ? [text] : [text.slice(0, at), words, text.slice(at + words.length)];
}

/** The words of the box as they are specified, with a link on each paper that the portal has an address for (D114). */
export function AgreeLabel({ privacy, terms }: LegalPages) {
  const links: Record<string, string | undefined> = {
    [registerMessages.privacyPolicy]: privacy,
    [registerMessages.terms]: terms,
  };
  const parts = Object.keys(links).reduce<readonly string[]>(
    (pieces, paper) => pieces.flatMap((piece) => (piece in links ? piece : splitAt(piece, paper))),
    [accessTexts.agree],
  );
  return parts.map((part) => (
    <Fragment key={part}>
      {links[part] === undefined ? part : <Link href={links[part]}>{part}</Link>}
    </Fragment>
  ));
}
