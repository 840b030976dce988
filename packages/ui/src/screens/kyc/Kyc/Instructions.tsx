import { joinTexts } from '../../../text/message/joinMessages';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { isCanvasFaithful } from '../../../images/drawImage';
import { border, color, fontWeight, space } from '../../../tokens';
import type { RequiredDocument } from './kycProgress';
import { kycMessages, typeLabels } from './messages';

interface InstructionsProps {
  asked: readonly RequiredDocument[];
  /** The member reopens them between documents. */
  again: boolean;
  onStart: () => void;
}

/** What to prepare, how images should look, and how they are used (step 0). */
export function Instructions({ asked, again, onStart }: InstructionsProps) {
  // Metadata goes only when a photo is redrawn.
  const [isRedrawn] = useState(isCanvasFaithful);
  return (
    <Sheet heading={kycMessages.beforeYouStart}>
      <Documents>
        {asked.map(({ type, names }) => (
          <div key={type}>
            <dt>{typeLabels[type]}</dt>
            <dd>{type === 'photo' ? kycMessages.facePhoto : joinTexts(names)}</dd>
          </div>
        ))}
      </Documents>
      <Rules>
        <li>{kycMessages.imageRule}</li>
        <li>{kycMessages.documentRule}</li>
        <li>{isRedrawn ? kycMessages.metadataRule : kycMessages.metadataStays}</li>
        <li>{kycMessages.rejectionRule}</li>
      </Rules>
      <Acts>
        <Button variant="main" onClick={onStart}>
          {again ? kycMessages.carryOn : kycMessages.start}
        </Button>
      </Acts>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;

const Documents = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-block-start: ${border.hair} solid ${color.line};
    overflow-wrap: anywhere;
  }
  > div:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
  dt {
    font-weight: ${fontWeight.strong};
  }
  dd {
    margin: 0;
    color: ${color.inkMuted};
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: ${space[1.5]};
  padding-block: ${space[4]};
  padding-inline-start: ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  list-style: disc;
`;

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
`;
