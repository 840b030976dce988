import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { Steps } from '../../../components/Steps/Steps';
import { color, fontFamily, fontSize, radius, space } from '../../../tokens';
import { profileMessages } from '../messages';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { SetupImage, type TwoFactorSetup } from './SetupImage';

/** `ABCDEFGHIJ` → `ABCD`, `EFGH`, `IJ`. */
const groupsOfFour = (secret: string): string[] => secret.match(/.{1,4}/gu) ?? [];

/** The key in groups, for typing. The copied key has no spaces. */
function SetupKey({ secret }: { secret: string }) {
  return (
    <Row>
      <Key translate="no">
        {groupsOfFour(secret).map((group, index) => (
          <span key={index}>{group} </span>
        ))}
      </Key>
      <CopyButton text={secret} size="small" label={profileMessages.copyKey} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-start: ${space[1.5]};
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Key = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-inline-size: 0;
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
`;

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
