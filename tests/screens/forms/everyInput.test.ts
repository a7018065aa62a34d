import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../../support/sourceTree';

/** Files with a control for text or numbers, by what happens to input that is left: Escape, a click elsewhere, another selection. */
const LEFT_INPUT: Readonly<Record<string, readonly string[]>> = {
  // The caller keeps each character: a form of the record kit asks before it is left, a form of the editor is part of the draft.
  'goes to the form around it at once': [
    'src/components/choices/ManyChoice.tsx',
    'src/components/form/CodeField.tsx',
    'src/components/form/ColourInput.tsx',
    'src/components/form/DateTimeInputs.tsx',
    'src/components/form/IconField.tsx',
    'src/components/form/PasswordField.tsx',
    'src/components/form/TextField.tsx',
    'src/components/hours/SpecialDays.tsx',
    'src/components/hours/Times.tsx',
    'src/screens/buildings/NameInputs.tsx',
    'src/screens/destinations/AdditionalDataField.tsx',
    'src/screens/destinations/media/DocumentInput.tsx',
    'src/screens/editor/panels/fields/DestinationField.tsx',
    'src/screens/locationSettings/PairsField.tsx',
    'src/screens/locationSettings/languages/TranslationField.tsx',
    'src/screens/organisations/FileGroupList.tsx',
  ],
  'is committed when the field is left': [
    'src/components/choices/TagsInput.tsx',
    'src/screens/editor/panels/PathPanel.tsx',
    'src/screens/editor/panels/fields/NameField.tsx',
    'src/screens/editor/panels/fields/NumberField.tsx',
    'src/screens/editor/underlay/UnderlayFields.tsx',
  ],
  'is asked about before the page is left': ['src/screens/locationSettings/languages/LanguagesTab.tsx'],
  // A form of a thing that is not there yet: it stays until the person sends or cancels it.
  'stays until it is sent or cancelled': [
    'src/components/dialog/WarningDialog.tsx',
    'src/components/form/picture/CropDialog.tsx',
    'src/screens/creation/CreationFields.tsx',
    'src/screens/fileImports/CauseCard.tsx',
    'src/screens/editor/tools/outline/DrawPanel.tsx',
    'src/screens/editor/underlay/PlacingSteps.tsx',
    'src/screens/kioskDisplay/CodeForm.tsx',
    'src/screens/locationOverview/DomainList.tsx',
    'src/screens/machines/EventSender.tsx',
    'src/screens/projectFiles/UploadArea.tsx',
    'src/screens/shell/problem/ReportProblemDialog.tsx',
    'src/screens/signIn/PasswordForm.tsx',
    'src/screens/signIn/ResetRequestForm.tsx',
  ],
  'finds or moves something, and changes no record': [
    'src/components/choices/FindField.tsx',
    'src/components/recordTable/SearchField.tsx',
    'src/screens/audit/AuditFilters.tsx',
    'src/screens/creation/ChoiceField.tsx',
    'src/screens/editor/panels/node/AmenitiesTab.tsx',
    'src/screens/editor/panels/places/PlacesPanel.tsx',
    'src/screens/editor/panels/room/MoveRoom.tsx',
    'src/screens/editor/panels/room/inside/ItemPicker.tsx',
    'src/screens/editor/tools/route/EndField.tsx',
    'src/screens/locationSettings/DestinationHours.tsx',
    'src/screens/machines/PathPanel.tsx',
    'src/screens/machines/log/LogFilterFields.tsx',
    'src/screens/preview/search/PlaceSearch.tsx',
    'src/screens/profile/TimeZoneField.tsx',
    'src/screens/projectLog/ProjectLogScreen.tsx',
    'src/screens/shell/ClientSwitcher.tsx',
    'src/screens/shell/GlobalSearch.tsx',
    'src/screens/shell/TopBar.tsx',
    'src/screens/shell/palette/CommandPalette.tsx',
  ],
};

const CONTROL = /<(Input|Textarea|SearchBox|Combobox|SpinButton|Slider)\b/;
/** Forms that keep their input or ask, whatever is in them. */
const KEEPING =
  /useRecordForm|useProfileForm|FieldForm|form\.set\(|form=\{form\}|useTypedForm|useRebasedDraft|<InlineForm/;

it('[FM48] every control in which something is typed is in a form that keeps its input or asks, or has its place here', () => {
  const found = ['src/screens', 'src/components']
    .flatMap((folder) => sourceFilesIn(folder))
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return CONTROL.test(text) && !KEEPING.test(text);
    });
  expect(found.sort()).toEqual(Object.values(LEFT_INPUT).flat().sort());
});
