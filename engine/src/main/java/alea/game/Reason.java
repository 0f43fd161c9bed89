package alea.game;

import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be read or written, in words for people. */
public final class Reason {
    private Reason() {}

    /** The reason that an exception stands for; its own message where it is none of the usual ones. */
    public static String of(Exception e) {
        return switch (e) {
            case UncheckedIOException u when u.getCause() != null -> of(u.getCause());
            case NoSuchFileException n -> "there is no such file or folder";
            case AccessDeniedException a -> "that is not allowed";
            case FileAlreadyExistsException a -> "there is a file of that name";
            case NotDirectoryException n -> "it is no folder";
            case DirectoryNotEmptyException d -> "it is a folder with files";
            case FileSystemException f
            when f.getReason() != null && f.getOtherFile() == null ->
                String.valueOf(f.getReason()); // without the file, which whoever asks names
            case CharacterCodingException c -> "it is no text in UTF-8";
            default -> String.valueOf(e.getMessage());
        };
    }
}
