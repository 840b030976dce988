import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LinkButton } from '../../../components/Button/LinkButton';
import { useOverflow } from '../../../components/Dialog/useOverflow';
import { HtmlBody, type HtmlBodyProps } from '../../../components/HtmlBody/HtmlBody';
import { overlayMessages } from '../../../text/overlayMessages';
import { color, control, media, space } from '../../../tokens';
import { measure } from './ArticleItem.styles';

interface ArticleBodyProps extends Pick<HtmlBodyProps, 'html' | 'imageBase' | 'own'> {
  /** Id of the article's heading. */
  headingId: string;
}

/** An article's text. A long one shows only its start until a press or the keyboard focus opens the rest. */
export function ArticleBody({ html, imageBase, own, headingId }: ArticleBodyProps) {
  const [open, setOpen] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  const isLong = useOverflow(box) || open !== undefined;
  const toggle = () => {
    // Collapsing it from its end would leave the member far below it.
    if (open) box.current?.scrollIntoView({ block: 'start' });
    setOpen(!open);
  };
  return (
    <Body>
      <Text ref={box} $open={open === true} $cut={isLong && !open} onFocus={() => isLong && setOpen(true)}>
        <HtmlBody html={html} imageBase={imageBase} own={own} />
      </Text>
      {isLong && (
        <Fold aria-expanded={open === true} aria-describedby={headingId} onClick={toggle}>
          {open ? overlayMessages.readLess : overlayMessages.readMore}
        </Fold>
      )}
    </Body>
  );
}

const Body = styled.div`
  grid-area: body;
  max-inline-size: ${measure};
  padding-block-start: ${space[1.5]};
`;

const Text = styled.div<{ $open: boolean; $cut: boolean }>`
  max-block-size: ${({ $open }) => ($open ? 'none' : '9rem')};
  overflow: clip;
  scroll-margin-block-start: ${space[16]};
  --cut: ${({ $cut }) => ($cut ? `linear-gradient(${color.ink} calc(100% - 3rem), transparent)` : 'none')};
  /* Chrome before 120 knows it by the prefix alone. */
  -webkit-mask-image: var(--cut);
  mask-image: var(--cut);
  font-size: var(--article-text);
  line-height: 1.6;

  ${media.print} {
    --cut: none;
    max-block-size: none;
  }
`;

const Fold = styled(LinkButton)`
  min-block-size: ${control.small};
  margin-block-start: ${space[1]};
`;
