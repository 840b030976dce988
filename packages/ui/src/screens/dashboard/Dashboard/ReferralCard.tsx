import { useId } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { IconButton } from '../../../components/IconButton/IconButton';
import { dashboardTexts } from '../../../text/messages';
import { color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { dashboardMessages } from './messages';

/** Full addresses: origin plus /register?u={username}&p=L or R (A §9). */
export interface ReferralLinks {
  left: string;
  right: string;
}

/** The link to share, and the title of the dialog that shares it. */
export interface SharedLink {
  title: string;
  link: string;
}

interface ReferralCardProps {
  leg: 'left' | 'right';
  url: string;
  /** `message` is the exact text for the toast. */
  onCopy: (message: string) => void;
  onShare: (shared: SharedLink) => void;
}

const legs = {
  left: { letter: 'L', title: dashboardMessages.leftReferralLink },
  right: { letter: 'R', title: dashboardMessages.rightReferralLink },
} as const;

/** The link that registers a new member on one leg: copy and share (A §2). */
export function ReferralCard({ leg, url, onCopy, onShare }: ReferralCardProps) {
  const { letter, title } = legs[leg];
  const share = dashboardMessages.share[leg];
  const id = useId();
  return (
    <Card padded={false} aria-label={title}>
      <Row>
        <Tag $leg={leg} aria-hidden>
          {letter}
        </Tag>
        <Text>
          <Title id={id}>{title}</Title>
          <Address translate="no" title={url}>
            {url.replace(/^https?:\/\//, '')}
          </Address>
        </Text>
        <Acts>
          <Copy
            size="small"
            text={url}
            aria-describedby={id}
            onCopy={(done) => {
              if (done) onCopy(dashboardTexts.referralLinkCopied);
            }}
          />
          <IconButton
            size="small"
            icon="share"
            label={share}
            onClick={() => onShare({ title: share, link: url })}
          />
        </Acts>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const Tag = styled.span<{ $leg: 'left' | 'right' }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.875rem;
  block-size: 1.875rem;
  border-radius: ${radius.small};
  background: ${({ $leg }) => ($leg === 'left' ? color.legLeft : color.legRight)};
  color: ${color.onLeg};
  font-weight: ${fontWeight.brand};
`;

const Text = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.current};
`;

const Address = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  direction: ltr;
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;

const Acts = styled.div`
  display: flex;
  gap: ${space[1]};
`;

/* The button is as wide as its longest text, so the layout does not move when it shows "Not copied". */
const Copy = styled(CopyButton)`
  min-inline-size: 5.5rem;
`;
