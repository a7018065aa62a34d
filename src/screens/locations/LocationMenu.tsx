import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { useCopy } from '@/components/layout/useCopy';
import type { Project } from '@/contract/locations/projects';
import { text } from './texts';

const useStyles = makeStyles({ delete: { color: tokens.colorStatusDangerForeground1 } });

interface Props {
  readonly project: Project;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** Further actions on a location, at the end of its card. */
export function LocationMenu({ project, onOpen, onDelete }: Props) {
  const styles = useStyles();
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
          <MenuItem onClick={() => navigate(`/locations/${project.uuid}/settings`)}>{text('settings')}</MenuItem>
          <MenuItem onClick={() => navigate(`/locations/${project.uuid}/buildings`)}>{text('buildings')}</MenuItem>
          <MenuItemLink href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
            {text('preview')}
          </MenuItemLink>
          <MenuItem onClick={() => navigate(`/project-log/${project.uuid}`)}>{text('projectLog')}</MenuItem>
          <MenuItem onClick={copyUuid}>{text('copyUuid')}</MenuItem>
          {isStaff(currentUser) && (
            <>
              <MenuDivider />
              <MenuItem onClick={() => navigate(`/locations/${project.uuid}`)}>{text('locationDetail')}</MenuItem>
              <MenuItem onClick={() => navigate(`/locations/${project.uuid}/project-files`)}>
                {text('projectFiles')}
              </MenuItem>
              <MenuItem onClick={() => navigate(`/uploaded-map-files/${project.uuid}`)}>
                {text('uploadedFiles')}
              </MenuItem>
            </>
          )}
          <MenuDivider />
          <MenuItem className={styles.delete} onClick={onDelete}>
            {text('delete')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
