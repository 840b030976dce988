import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HtmlBody } from '../../components/HtmlBody/HtmlBody';
import { NoImage } from '../../components/NoImage/NoImage';
import { Stack } from '../../components/Stack/Stack';
import { newsTexts } from '../../text/messages';
import { fontWeight, radius } from '../../tokens';
import type { LoadedImage } from './useImages';

/** A news item that the member has not read (A §2). */
export interface NewsPopup {
  kind: 'news';
  id: string;
  title: string;
  /** ISO date-time. An absent or invalid one shows no date. */
  publishedAt?: string | undefined;
  /** No image is shown if this is absent. '' or a file that does not load in time gets a placeholder (D134). */
  imageUrl?: string | undefined;
  /** The server's HTML. HtmlBody sanitises it (T1). */
  html: string;
}

/** A notification that the operator shows as a popup (A §2). */
export interface InformationPopup {
  kind: 'information';
  id: string;
  title: string;
  html: string;
}

export type Popup = NewsPopup | InformationPopup;

interface PopupBodyProps {
  popup: Popup;
  image: LoadedImage | null;
  imageBase: string;
}

/** The content of a popup. Each popup starts at its top with the focus on the dialog, like a new dialog. */
export function PopupBody({ popup, image, imageBase }: PopupBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(popup);
  useEffect(
    function startOver() {
      if (shown.current === popup) return;
      shown.current = popup;
      body.current?.closest('[data-dialog-body]')?.scrollTo({ top: 0 });
      body.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    },
    [popup],
  );
  return (
    <Stack gap={3} ref={body}>
      {image && <Picture src={image.url} width={image.width} height={image.height} alt="" />}
      {!image && popup.kind === 'news' && popup.imageUrl !== undefined && <NoImage />}
      {popup.kind === 'news' && <Greeting>{newsTexts.dearAssociates}</Greeting>}
      <HtmlBody html={popup.html} imageBase={imageBase} />
    </Stack>
  );
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 18rem;
  object-fit: cover;
  border-radius: ${radius.box};
`;

const Greeting = styled.p`
  font-weight: ${fontWeight.strong};
`;
