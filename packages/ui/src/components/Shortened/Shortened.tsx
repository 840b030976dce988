import { useState } from 'react';
import styled from 'styled-components';
import { addressEnd, shortAddress } from '../../text/format/address';
import { fontFamily, fontSize, media, space } from '../../tokens';
import { copyText } from '../CopyButton/copyText';
import { IconButton } from '../IconButton/IconButton';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const shortenedMessages = defineMessages('shortenedMessages', {
  copiedEnd: ({ kind, ending }: { kind: string; ending: string }) =>
    `Copied: the ${kind} ends with ${ending}.`,
  copyEnd: ({ kind, ending }: { kind: string; ending: string }) =>
    `Copy the ${kind} that ends with ${ending}`,
});

export interface ShortenedProps extends ElementProps<HTMLSpanElement> {
  /** The full address or hash. */
  text: string;
  /** The kind of text, for the button and the confirmation: 'hash'. */
  kind: string;
  /** Called after a copy. The confirmation includes the end of the text, which reveals a swapped one. */
  onCopy?: (confirmation: string) => void;
}

/** Both ends of an address or hash, for lists. A copy has the full text (DESIGN "Addresses and hashes"). */
export function Shortened({ text, kind, onCopy, ...rest }: ShortenedProps) {
  const [copied, setCopied] = useState<string>();
  const end = addressEnd(text);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(text);
    onCopy?.(shortenedMessages.copiedEnd({ kind, ending: end }));
  };
  return (
    <Row {...rest}>
      <Ends translate="no">{shortAddress(text)}</Ends>
      <IconButton
        icon={copied === text ? 'check' : 'copy'}
        label={shortenedMessages.copyEnd({ kind, ending: end })}
        size="small"
        onClick={() => void copy()}
      />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0 ${space[1]};
  max-inline-size: 100%;

  ${media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;

    /* The button is as large as a thumb, and reaches into the gap between lines, not into the next one. */
    > button {
      margin-block: calc(-1 * ${space[1]});
    }
  }
`;

const Ends = styled.bdi`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
  /* On one line in a table; on a phone's card, at large text, on as many as it needs. */
  white-space: nowrap;
  overflow-wrap: anywhere;

  ${media.phone} {
    white-space: normal;
  }
`;
