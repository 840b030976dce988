import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Icon } from '../../../../components/Icon/Icon';
import { Stack } from '../../../../components/Stack/Stack';
import { FirstRunCard, type FirstRunCardProps } from './FirstRunCard';
import { firstRunMessages } from './messages';

export interface FirstRunProps extends FirstRunCardProps {
  /** Nothing is in any wallet, so that the figures may wait behind a button. */
  folded: boolean;
  /** What the dashboard shows to others; their wallets too while they are folded, which else stand above. */
  figures: ReactNode;
}

/** A newcomer's dashboard: the way, and after it the figures, at once where there is money in them. */
export function FirstRun({ folded, figures, ...card }: FirstRunProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={3}>
      <FirstRunCard {...card} />
      {folded && (
        <Foot>
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            icon={<Icon name={open ? 'chevronUp' : 'chevronDown'} />}
            onClick={() => setOpen(!open)}
          >
            {open ? firstRunMessages.hideFigures : firstRunMessages.showFigures}
          </Button>
        </Foot>
      )}
      {(open || !folded) && <div id={id}>{figures}</div>}
    </Stack>
  );
}

const Foot = styled.div`
  display: flex;
`;
