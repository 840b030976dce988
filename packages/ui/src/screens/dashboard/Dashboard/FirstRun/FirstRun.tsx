import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Icon } from '../../../../components/Icon/Icon';
import { Stack } from '../../../../components/Stack/Stack';
import { FirstRunCard, type FirstRunCardProps } from './FirstRunCard';
import { firstRunMessages } from './messages';

export interface FirstRunProps extends FirstRunCardProps {
  /** Every wallet is empty, so the figures may wait behind a button. */
  folded: boolean;
  /** The dashboard's usual content. It includes the wallets while they are folded. */
  figures: ReactNode;
}

/** A newcomer's dashboard: the steps, then the figures. The figures are open when they contain money. */
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
            {open ? firstRunMessages.showLess : firstRunMessages.showAll}
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
