import * as Parts from '@radix-ui/react-dropdown-menu';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Note, RadioRow } from './Menu.styles';
import type { ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface MenuOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconName;
}

export interface MenuChoiceProps<Value extends string = string> extends ElementProps {
  /** The label of the choice, such as the theme. */
  label: string;
  options: readonly MenuOption<Value>[];
  /** The choice, kept by the caller. */
  value?: Value | undefined;
  /** The choice at first, where nothing keeps it. Default: none. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** A single choice inside a menu. The menu stays open to show the result. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value: given,
  defaultValue,
  onChange,
  ...rest
}: MenuChoiceProps<Value>) {
  const [value, change] = useControlled(given, defaultValue, onChange);
  return (
    <Parts.RadioGroup value={value ?? ''} aria-label={label} {...rest}>
      <Note>{label}</Note>
      {options.map((option) => (
        <RadioRow
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault();
            change(option.value);
          }}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
          <Parts.ItemIndicator asChild>
            <span data-tick>
              <Icon name="check" />
            </span>
          </Parts.ItemIndicator>
        </RadioRow>
      ))}
    </Parts.RadioGroup>
  );
}
