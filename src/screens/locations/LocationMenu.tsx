import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { useCopy } from '@/components/layout/useCopy';
import type { Project } from '@/contract/projects';
import { text } from './texts';

/** What else can be done with a location, at the end of its card. */
export function LocationMenu({ project, onOpen }: { project: Project; onOpen: () => void }) {
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const copyUuid = useCopy(project.uuid, text('uuid'));
  return (
    <Menu surfaceMotion={FAST_SURFACE_MOTION}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={text('optionsOf', { name: project.name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onOpen}>{text('details')}</MenuItem>
          <MenuItem onClick={() => navigate(`/locations/${project.uuid}/buildings`)}>{text('buildings')}</MenuItem>
          <MenuItemLink href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
            {text('preview')}
          </MenuItemLink>
          <MenuItem onClick={copyUuid}>{text('copyUuid')}</MenuItem>
          {isStaff(currentUser) && (
            <MenuItem onClick={() => navigate(`/uploaded-map-files/${project.uuid}`)}>{text('uploadedFiles')}</MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
