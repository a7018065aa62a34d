import { Badge } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReportStatus } from '@/contract/imports/imports';
import { statusTone } from './reportLabels';
import { text } from './texts';

const ICONS = { success: <CheckmarkCircleRegular />, danger: <ErrorCircleRegular />, warning: <ClockRegular /> };

/** The status of an import in words, with an icon: never by colour alone. */
export function ReportStatusTag({ status }: { status: ReportStatus }) {
  const tone = statusTone(status);
  return (
    <Badge appearance="tint" color={tone} icon={ICONS[tone]} size="medium" data-tone={tone}>
      {text(`status.${status}`)}
    </Badge>
  );
}
