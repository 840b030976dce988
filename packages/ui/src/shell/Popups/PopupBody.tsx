import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HtmlBody } from '../../components/HtmlBody/HtmlBody';
import { newsTexts } from '../../text/messages';
import { fontWeight, radius, space } from '../../tokens';
import type { Popup } from './Popups.types';
import type { LoadedPicture } from './usePictures';

interface PopupBodyProps {
  popup: Popup;
  picture: LoadedPicture | null;
  imageBase: string;
}

/** What a popup says. Each starts at its top, with the focus on its dialog, as a new one would. */
export function PopupBody({ popup, picture, imageBase }: PopupBodyProps) {
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
    <Words ref={body}>
      {picture && <Picture src={picture.url} width={picture.width} height={picture.height} alt="" />}
      {popup.kind === 'news' && <Greeting>{newsTexts.dearAssociates}</Greeting>}
      <HtmlBody html={popup.html} imageBase={imageBase} />
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

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
