import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { Steps } from '../../../components/Steps/Steps';
import { space } from '../../../tokens';
import { SetupKey } from './SetupKey';
import { SetupPicture } from './SetupPicture';
import type { TwoFactorSetup } from './TwoFactorTab.types';

/** How to bring the key into the app: by camera, or by hand. */
export function SetupSteps({ setup }: { setup: TwoFactorSetup }) {
  const { uri, image, secret } = setup;
  const drawn = uri !== undefined || image !== undefined;
  if (!drawn && secret === undefined) {
    return (
      <Banner
        variant="warn"
        icon="key"
        detail="Reload the page to ask for one. If that does not help, write to support."
      >
        There is no setup key to show
      </Banner>
    );
  }
  return (
    <Pair>
      {drawn && <SetupPicture uri={uri} image={image} />}
      <Steps>
        <li>
          <b>Install an authenticator app</b>
          <p>Any app for time-based codes will do.</p>
        </li>
        {drawn && (
          <li>
            <b>Scan the QR code with it</b>
            <p>It is drawn on this device and sent to nobody.</p>
          </li>
        )}
        {secret !== undefined && (
          <li>
            <b>{drawn ? 'Or type this key into it' : 'Type this key into it'}</b>
            <SetupKey secret={secret} />
          </li>
        )}
        <li>
          <b>Enter the code that it shows</b>
        </li>
      </Steps>
    </Pair>
  );
}

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};
  align-items: start;

  @container (min-width: 34rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
