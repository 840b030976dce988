import styled from 'styled-components';
import { hidden } from '../../../../theme/hidden';
import { fontFamily, userSelect } from '../../../../tokens';
import { mt5Messages } from '../messages';

interface SecretProps {
  value: string;
  revealed: boolean;
}

/** Every password has the same number of dots, so they don't reveal its length. */
const mask = '••••••••••';

/** A readable or masked password. A masked one is not in the DOM. */
export function Secret({ value, revealed }: SecretProps) {
  if (revealed) return <Text translate="no">{value}</Text>;
  return (
    <>
      <Text as="span" aria-hidden="true">
        {mask}
      </Text>
      <span className={hidden}>{mt5Messages.masked}</span>
    </>
  );
}

const Text = styled.bdi`
  min-inline-size: 0;
  font-family: ${fontFamily.mono};
  overflow-wrap: anywhere;
  ${userSelect.all}
`;
