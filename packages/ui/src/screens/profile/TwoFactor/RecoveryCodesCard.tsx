import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatCount } from '../../../text/format/money';
import { profileMessages } from '../messages';
import { SettingCard } from '../SettingCard/SettingCard';
import { NewRecoveryCodesDialog } from './NewRecoveryCodesDialog';
import type { RecoveryCodesProps } from './recoveryCodes';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** With fewer codes than this, new ones are due. */
const few = 3;

/** Codes that replace a lost authenticator app at a sign-in, each of them once. */
export function RecoveryCodesCard(props: RecoveryCodesProps) {
  const { left, made, isAsking = false, onDownload, onClose } = props;
  const [asking, setAsking] = useState(isAsking);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <SettingCard
      heading={profileMessages.recoveryCodes}
      lead={profileMessages.recoveryCodesLead}
      aside={
        <StatusPill variant={left < few ? 'warn' : 'good'}>
          {left === 0
            ? profileMessages.noRecoveryCodes
            : profileMessages.recoveryCodesLeft({ count: formatCount(left) })}
        </StatusPill>
      }
    >
      <Foot>
        <Button
          variant={left === 0 ? 'main' : 'quiet'}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {profileMessages.makeRecoveryCodes}
        </Button>
      </Foot>
      {made !== undefined && <RecoveryCodesDialog codes={made} onDownload={onDownload} onClose={close} />}
      {asking && made === undefined && <NewRecoveryCodesDialog {...props} onClose={close} />}
    </SettingCard>
  );
}

const Foot = styled.p`
  display: flex;
`;
