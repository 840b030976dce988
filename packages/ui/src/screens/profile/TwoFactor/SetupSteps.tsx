import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { Steps } from '../../../components/Steps/Steps';
import { space } from '../../../tokens';
import { SetupKey } from './SetupKey';
import { SetupImage, type TwoFactorSetup } from './SetupImage';
import { profileMessages } from '../messages';

/** How to enter the key into the app: by camera, or by hand. */
export function SetupSteps({ setup }: { setup: TwoFactorSetup }) {
  const { uri, image, secret } = setup;
  const hasCode = uri !== undefined || image !== undefined;
  if (!hasCode && secret === undefined) {
    return (
      <Banner variant="warn" icon="key" detail={profileMessages.noSetupKeyDetail}>
        {profileMessages.noSetupKey}
      </Banner>
    );
  }
  return (
    <Pair>
      {hasCode && <SetupImage uri={uri} image={image} />}
      <Steps>
        <li>
          <b>{profileMessages.installApp}</b>
          <p>{profileMessages.installAppNote}</p>
        </li>
        {hasCode && (
          <li>
            <b>{profileMessages.scanCode}</b>
            {/* Only a code from text is created on the device. */}
            {uri !== undefined && <p>{profileMessages.qrPrivacy}</p>}
          </li>
        )}
        {secret !== undefined && (
          <li>
            <b>{hasCode ? profileMessages.orTypeKey : profileMessages.typeKey}</b>
            <SetupKey secret={secret} />
          </li>
        )}
        <li>
          <b>{profileMessages.enterAppCode}</b>
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
