drop function mailbox_of;
