import { useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { shareMessages } from './messages';

interface ShareOnDeviceProps {
  label: string;
  /** What is shared, without any other text (D103). */
  data: ShareData;
}

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the device's own share sheet, if it has one. A refusal, and a sheet that never answered the press before, are
 * said, because the member can copy instead.
 */
export function ShareOnDevice({ label, data }: ShareOnDeviceProps) {
  const [hasFailed, setFailed] = useState(false);
  const open = useRef(0);
  if (!('share' in navigator)) return null;
  async function share() {
    setFailed(open.current > 0);
    open.current += 1;
    try {
      await navigator.share(data);
      setFailed(false);
    } catch (error) {
      setFailed(!isDismissed(error));
    }
    open.current -= 1;
  }
  return (
    <>
      <Button icon={<Icon name="share" />} onClick={() => void share()}>
        {label}
      </Button>
      {hasFailed && <Fault role="alert">{shareMessages.failed}</Fault>}
    </>
  );
}

const Fault = styled.p`
  flex-basis: 100%;
  color: ${color.bad};
`;
