import styled from 'styled-components';
import { color, fontFamily, fontSize, radius, space } from '../../tokens';
import { NetworkBadge } from '../NetworkBadge/NetworkBadge';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const wholeAddressMessages = defineMessages('wholeAddressMessages', {
  withdrawalAddress: 'Withdrawal address',
});

export interface WholeAddressProps extends ElementProps<HTMLElement> {
  /** The complete address. */
  address: string;
  /** The visible label. */
  label?: string;
  /** The network of the address, shown next to the label. */
  network?: string | undefined;
}

/** A full address to compare. Its typeface distinguishes 0 from O, and it wraps anywhere. */
export function WholeAddress({
  address,
  label = wholeAddressMessages.withdrawalAddress,
  network,
  ...rest
}: WholeAddressProps) {
  return (
    <Figure {...rest}>
      <figcaption>
        {label}
        {network !== undefined && <NetworkBadge>{network}</NetworkBadge>}
      </figcaption>
      <code translate="no">{address}</code>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  background: ${color.sunken};

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  code {
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.base};
    overflow-wrap: anywhere;
  }
`;
