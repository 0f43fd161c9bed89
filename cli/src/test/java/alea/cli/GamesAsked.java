package alea.cli;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the code of a class asks by type or by name: it is read from its instructions, since what ArchUnit reads
 * leaves casts out.
 */
final class GamesAsked {
    private final Set<String> types = new TreeSet<>();
    private final Set<String> texts = new TreeSet<>();

    private GamesAsked() {}

    /** What a class asks. */
    static GamesAsked by(JavaClass user) {
        var asked = new GamesAsked();
        asked.read(user);
        return asked;
    }

    /** The names of the classes that it tests for, by {@code instanceof}, a cast, a pattern or a class literal. */
    Set<String> types() {
        return types;
    }

    /** The texts that it has as constants. */
    Set<String> texts() {
        return texts;
    }

    private void read(JavaClass user) {
        try (var in = user.getSource().orElseThrow().getUri().toURL().openStream()) {
            ClassModel model = ClassFile.of().parse(in.readAllBytes());
            model.methods().forEach(method -> method.code().ifPresent(code -> code.forEach(this::read)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(CodeElement element) {
        switch (element) {
            case TypeCheckInstruction check -> constant(check.type().asSymbol());
            case ConstantInstruction load -> constant(load.constantValue());
            // A switch over patterns has its types as arguments of what links it.
            case InvokeDynamicInstruction call -> call.bootstrapArgs().forEach(this::constant);
            default -> {}
        }
    }

    private void constant(ConstantDesc constant) {
        switch (constant) {
            case ClassDesc type when type.isArray() -> constant(type.componentType());
            case ClassDesc type -> types.add(type.packageName() + "." + type.displayName());
            case String text -> texts.add(text);
            default -> {}
        }
    }
}
