export { SecondFactor } from '@portal/ui/screens/access';
