import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Icon } from '../../../../components/Icon/Icon';
import { Moment } from '../../../../components/Moment/Moment';
import { useSecondsLeft } from '../../../../components/ResendCode/useSecondsLeft';
import { Switch } from '../../../../components/Switch/Switch';
import { depositTexts } from '../../../../text/messages';
import { border, color, fontSize, fontWeight, media, space } from '../../../../tokens';
import { depositMessages } from '../messages';
import { SyncState, type BalanceSync } from './SyncState';

interface SyncBarProps {
  sync: BalanceSync;
  /** What confirms a deposit. Only a network is polled, because it takes minutes, not days. */
  of: 'network' | 'bank';
  /** Nothing can be synced: the method is unknown, or there is no network. */
  disabled?: boolean;
  /** Sync Balance was pressed. */
  onSync: () => void;
  onCheckingChange: (on: boolean) => void;
}

/** Sync Balance, the time of the last sync, and the switch for repeated checks (A §2, D54). */
export function SyncBar({ sync, of, disabled = false, onSync, onCheckingChange }: SyncBarProps) {
  const { left, first } = useSecondsLeft(sync.waitUntil);
  const at = sync.last && new Date(sync.last.at).toISOString();
  return (
    <Box>
      <Text>
        <Title>{depositMessages.sync[of]}</Title>
        <p>{depositMessages.syncHint[of]}</p>
      </Text>
      <Acts>
        <Button
          // A bank's main button is the report.
          variant={of === 'network' ? 'main' : 'plain'}
          icon={<Icon name="refresh" />}
          busy={sync.busy}
          disabled={disabled}
          aria-disabled={left > 0 || undefined}
          onClick={() => {
            if (left === 0) onSync();
          }}
        >
          {depositTexts.syncBalance}
        </Button>
        <Last>
          {at === undefined ? (
            depositMessages.neverSynced
          ) : (
            <>
              {depositMessages.lastSync} <Moment at={at} form="dayTime" />
            </>
          )}
        </Last>
      </Acts>
      {of === 'network' && (
        <Switch
          label={depositMessages.keepChecking}
          hint={depositMessages.keepCheckingHint}
          checked={sync.checking}
          disabled={disabled}
          onChange={(event) => onCheckingChange(event.currentTarget.checked)}
        />
      )}
      <SyncState sync={sync} left={left} first={first} />
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[8]};
  padding-block-start: ${space[5]};
  border-block-start: ${border.hair} solid ${color.line};

  @container (min-width: 38rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Text = styled.div`
  grid-column: 1 / -1;
  color: ${color.inkMuted};
  text-wrap: pretty;
`;

const Title = styled.h2`
  color: ${color.ink};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${space[2]} ${space[3]};

  ${media.phone} {
    > button {
      flex: 1 0 100%;
      min-block-size: 3rem;
    }
  }
`;

const Last = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
