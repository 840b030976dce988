import styled from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { color, fontFamily, fontSize, radius, space } from '../../../tokens';
import { profileMessages } from '../messages';

/** `ABCDEFGHIJ` → `ABCD`, `EFGH`, `IJ`. */
const groupsOfFour = (secret: string): string[] => secret.match(/.{1,4}/gu) ?? [];

/** The key in groups, for typing. The copied key has no spaces. */
export function SetupKey({ secret }: { secret: string }) {
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
